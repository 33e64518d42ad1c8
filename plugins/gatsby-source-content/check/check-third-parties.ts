import { thirdPartyIds } from '../../../src/content-model/data';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';

/** Third parties the site can use and the privacy policy does not name. */
export function unnamedThirdParties(content: Content): Problem[] {
  return content.legal
    .filter(({ route }) => route === '/datenschutz')
    .flatMap(({ file, text }) =>
      thirdPartyIds
        .filter((id) => !text.thirdParties.includes(id))
        .map((id) => ({ file, field: '', message: `es fehlt <Dienst name="${id}" />` })),
    );
}
