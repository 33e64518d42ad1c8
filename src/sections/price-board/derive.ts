import type { SectionInput } from '../../content-model/build-tools';
import { phoneExampleText } from '../../calculator/messages';
import { calculatePhone } from '../../calculator/phone';
import type { priceBoard } from './schema';

/** Keeps of the calculator's settings what it needs for telephone minutes. */
export function derivePriceBoard({ settings, ...section }: SectionInput<typeof priceBoard>) {
  const { phone, horizonMonths, reasons } = settings;
  const minutes = section.prices.rows.map(({ service }) =>
    service === phone.service ? phone.minutes : 0,
  );
  const { hourly } = phone;
  const result = calculatePhone(section.prices, minutes, hourly, horizonMonths);
  return {
    ...section,
    example: { minutes, hourly, why: reasons.hourly, horizon: horizonMonths },
    exampleText: phoneExampleText(phone.service, result),
  };
}
