/** What is logged while a service is down: by the checkout, by the SDK, by the browser. */
export const outageComplaints =
  /Checkout nicht möglich|^error: (Auth\w+Error|TypeError: Failed to fetch)|Failed to load resource/;
