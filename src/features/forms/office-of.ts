/** What the build has written at every link that leads to a call-back. */
export function officeOf(link: HTMLElement) {
  const { email = '', phone = '', phoneHref = '', days = '', from = '', to = '' } = link.dataset;
  return { contact: { email, phone, phoneHref }, hours: { days, from, to } };
}
