// Registers the shared elements.
export {};
