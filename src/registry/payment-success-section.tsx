import type { SectionProps } from '../content-model/resolved';
import { useOrderStatus } from '../features/checkout/use-order-status';
import { orderedProduct } from '../features/checkout/order';
import { formatEuro } from '../lib/format';
import { useLiveSite } from '../lib/use-site';
import { useClientValue } from '../lib/hydration';
import { PaymentSuccess } from '../sections/payment-success/payment-success';
import type { paymentSuccess } from '../sections/payment-success/schema';

/** /success, with what has become of the order. */
export function PaymentSuccessSection({
  section,
}: Pick<SectionProps<typeof paymentSuccess>, 'section'>) {
  const { vatOnline } = useLiveSite();
  const product = useClientValue(orderedProduct);
  const text = product && `${product.name}, ${formatEuro(product.price)} ${vatOnline}`;
  return <PaymentSuccess section={section} order={useOrderStatus()} product={text} />;
}
