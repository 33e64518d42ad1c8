import { servicesInUse } from '../config/services';
import type { DataOf } from '../content-model/data';
import type { ServiceText, ServiceTexts } from './markdown/services';

/**
 * What the legal texts say of each service in content/data/services.yaml; false for those this build does not use.
 * @param environment usually `process.env`
 */
export function serviceTexts(
  data: DataOf<'services'> | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): ServiceTexts {
  if (data === undefined) return {};
  const inUse = servicesInUse(environment);
  return Object.fromEntries(
    Object.entries(data.services).map(([id, service]) => [
      id,
      inUse.has(id) && describe(data.labels, service),
    ]),
  );
}

type Labels = DataOf<'services'>['labels'];
type Service = DataOf<'services'>['services']['hosting'];

function describe(labels: Labels, service: Service): ServiceText {
  const { name, company, seat, policy } = service;
  const facts: ServiceText['facts'] = [
    { label: labels.provider, text: `${company}, ${seat}` },
    { label: labels.purpose, text: service.purpose },
    { label: labels.data, text: service.data },
    { label: labels.loaded, text: service.loaded },
    { label: labels.basis, text: service.basis },
  ];
  if (service.transfer) facts.push({ label: labels.transfer, text: service.transfer });
  if (policy)
    facts.push({ label: labels.policy, text: `${labels.policyOf} ${company}`, href: policy });
  return { name, facts };
}
