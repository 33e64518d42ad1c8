import type { SectionProps } from '../../content-model/resolved';
import { useOrderStatus } from '../../features/checkout/use-order-status';
import { PaymentSuccess } from '../../sections/payment-success/payment-success';
import type { paymentSuccess } from '../../sections/payment-success/schema';

/** /success, with what has become of the order. */
export function PaymentSuccessSection({
  section,
}: Pick<SectionProps<typeof paymentSuccess>, 'section'>) {
  return <PaymentSuccess section={section} order={useOrderStatus()} />;
}
