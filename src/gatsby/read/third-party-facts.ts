import { thirdPartiesInUse } from '../../config/third-parties';
import type { DataOf } from '../../content-model/data';
import type { ThirdPartyFact, ThirdPartyFacts } from './markdown/insert-third-parties';

/**
 * What the legal texts say of each service in content/data/third-parties.yaml; false for those this build does not use.
 * @param environment usually `process.env`
 */
export function thirdPartyFacts(
  data: DataOf<'third-parties'> | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): ThirdPartyFacts {
  if (data === undefined) return {};
  const inUse = thirdPartiesInUse(environment);
  return Object.fromEntries(
    Object.entries(data.parties).map(([id, service]) => [
      id,
      inUse.has(id) && describe(data.labels, service),
    ]),
  );
}

type Labels = DataOf<'third-parties'>['labels'];
type Service = DataOf<'third-parties'>['parties']['hosting'];

function describe(labels: Labels, service: Service): ThirdPartyFact {
  const { name, company, seat, policy } = service;
  const facts: ThirdPartyFact['facts'] = [
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
