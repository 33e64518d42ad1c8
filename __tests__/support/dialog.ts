/**
 * Opens and closes dialogs, which jsdom does not; what a modal dialog does with focus and Escape
 * needs a browser.
 */
export function provideDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
