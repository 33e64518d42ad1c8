/** Why a purchase does not reach the payment page, with a German message for the buyer. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';

  /** @param placed address that tells of the order, when it was placed already */
  constructor(
    message: string,
    readonly placed?: string,
  ) {
    super(message);
  }
}
