/** In place of src/lib/emailjs: loads nothing, and sends what the test says. */
export const loadEmailJs = jest.fn(async () => undefined);
export const sendForm = jest.fn();

beforeEach(() => {
  loadEmailJs.mockClear();
  sendForm.mockReset().mockResolvedValue(undefined);
});
