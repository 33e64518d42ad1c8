/** Why a purchase does not reach the payment page, with a German message for the buyer. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';
}
