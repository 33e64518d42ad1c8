import { thirdPartiesInUse } from '../../../src/config/third-parties';
import type { DataOf } from '../../../src/content-model/data';
import type { ThirdPartyFact, ThirdPartyFacts } from './markdown/insert-third-parties';

/**
 * What the legal texts say of each third party in content/data/third-parties.yaml; false for those
 * this build does not use.
 */
export function thirdPartyFacts(
  data: DataOf<'third-parties'> | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): ThirdPartyFacts {
  if (data === undefined) return {};
  const inUse = thirdPartiesInUse(environment);
  return Object.fromEntries(
    Object.entries(data.parties).map(([id, party]) => [
      id,
      inUse.has(id) && describe(data.labels, party),
    ]),
  );
}

type Labels = DataOf<'third-parties'>['labels'];
type ThirdParty = DataOf<'third-parties'>['parties']['hosting'];

function describe(labels: Labels, party: ThirdParty): ThirdPartyFact {
  const { name, company, seat, policy } = party;
  const facts: ThirdPartyFact['facts'] = [
    { label: labels.provider, text: `${company}, ${seat}` },
    { label: labels.purpose, text: party.purpose },
    { label: labels.data, text: party.data },
    { label: labels.loaded, text: party.loaded },
    { label: labels.basis, text: party.basis },
  ];
  if (party.transfer) facts.push({ label: labels.transfer, text: party.transfer });
  if (policy)
    facts.push({ label: labels.policy, text: `${labels.policyOf} ${company}`, href: policy });
  return { name, facts };
}
