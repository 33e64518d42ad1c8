/**
 * Keeps lines apart that are pasted into a field of one line: browsers glue the last word of one to the
 * first of the next.
 */
export function pasteLines(document: Document): void {
  document.addEventListener('paste', (event) => {
    const { target: field, clipboardData } = event;
    const text = clipboardData?.getData('text/plain') ?? '';
    if (!(field instanceof HTMLInputElement) || !/\S\s*[\r\n]\s*\S/.test(text)) return;
    event.preventDefault();
    const line = text.trim().replace(/\s*[\r\n]\s*/g, ' ');
    field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
