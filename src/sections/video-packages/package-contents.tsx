import { CheckList } from '../../components/check-list/check-list';
import { CardHead } from '../../components/offer-card/card-head';
import { Price, VatNote } from '../../components/price/price';
import type { VideoPackage } from '../../content-model/offers';

/** What is in a package and what it costs. */
export function PackageContents({ title, badge, price, unit, features }: VideoPackage) {
  return (
    <>
      <CardHead title={title} badge={badge} />
      <div>
        <Price euros={price} after={unit} />
        <VatNote online />
      </div>
      <CheckList items={features} />
    </>
  );
}
