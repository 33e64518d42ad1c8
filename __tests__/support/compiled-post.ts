import { insertionsOf } from '../../plugins/gatsby-source-content/read/insertions';
import { compileMdx } from '../../plugins/gatsby-source-content/read/markdown/compile-mdx';
import { contentOf } from './content';

/** The text of a post as the data layer has it: static HTML, with what its components put in. */
export async function compiledPost(text: string): Promise<string> {
  const sources = {
    packages: contentOf('packages'),
    'booking-plans': contentOf('booking-plans'),
    conversations: contentOf('conversations'),
  };
  return (await compileMdx('index.mdx', `${text}\n`, insertionsOf(sources, {}))).html;
}
