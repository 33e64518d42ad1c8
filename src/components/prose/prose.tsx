import { type ComponentPropsWithoutRef, useMemo } from 'react';
import { MDXProvider } from '@mdx-js/react';
import texts from 'post-texts';
import type { Insertion, TextInsertions, TextPicture } from '../../content-model/text-insertions';
import { Picture } from '../picture/picture';
import { ChatSheet } from '../vignettes/chat-sheet';
import * as styles from './prose.module.css';

type ProseProps = {
  /** Id of the text's node. */
  id: string;
  insertions: TextInsertions;
};

/** A post or legal text, compiled by gatsby-plugin-mdx; the build alone draws it. */
export function Prose({ id, insertions }: ProseProps) {
  const components = useMemo(() => componentsOf(insertions), [insertions]);
  const Text = texts[id];
  return (
    <div className={styles.prose}>
      {Text && (
        <MDXProvider components={components}>
          <Text />
        </MDXProvider>
      )}
    </div>
  );
}

/** The components that a text may use, with what they put in, and elements that need more than Markdown. */
const componentsOf = ({ texts: named, parties, conversations, pictures }: TextInsertions) => ({
  Angabe: ({ name }: { name: string }) => <Inline insertion={named[name]} />,
  Preis: ({ paket }: { paket: string }) => <Inline insertion={named[paket]} />,
  Dienst: ({ name }: { name: string }) => <ThirdParty id={name} party={parties[name]} />,
  Gespraech: ({ name }: { name: string }) => {
    const chat = conversations[name];
    return chat ? <ChatSheet chat={chat} /> : null;
  },
  img: ({ src = '', alt = '' }: ComponentPropsWithoutRef<'img'>) => (
    <TextImage picture={pictures[src]} alt={alt} />
  ),
  // What is wider than the page is reached with the keyboard.
  table: (props: ComponentPropsWithoutRef<'table'>) => (
    // A region that scrolls is reached by Tab
    <div className={styles.table} role="region" aria-label="Tabelle" tabIndex={0}>
      <table {...props} />
    </div>
  ),
});

const Inline = ({ insertion }: { insertion: Insertion | undefined }) =>
  insertion?.href ? <a href={insertion.href}>{insertion.text}</a> : <>{insertion?.text}</>;

function ThirdParty({
  id,
  party,
}: {
  id: string;
  party: TextInsertions['parties'][string] | undefined;
}) {
  if (!party) return null;
  return (
    <>
      <h3 id={id}>{party.name}</h3>
      <ul>
        {party.facts.map(({ label, ...insertion }) => (
          <li key={label}>
            <strong>{label}:</strong> <Inline insertion={insertion} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TextImage({ picture, alt }: { picture: TextPicture | undefined; alt: string }) {
  if (picture === undefined) return null;
  if (!('src' in picture)) return <Picture image={picture} alt={alt} />;
  return <img {...picture} alt={alt} loading="lazy" decoding="async" />;
}
