// Hands a link on. Over plain http a browser has no clipboard, so there is always something to select.

/** @type {(input: HTMLInputElement) => Promise<boolean>} Copies what stands in a field; whether that worked. */
export async function copy(input) {
    input.focus();
    input.select();
    try {
        if (navigator.clipboard) await navigator.clipboard.writeText(input.value);
        else return document.execCommand("copy");
        return true;
    } catch {
        return false;
    }
}

/** Saves a text as a file. */
export function download(name, parts) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(parts, {type: "application/json"}));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
