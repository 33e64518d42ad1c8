/** Says to screen readers whose chat a QR code opens. */
export const qrCodeOf = (business: string): string => `QR-Code: ${business}`;
