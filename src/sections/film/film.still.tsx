import { ExampleMark } from '../../components/example-mark/example-mark';
import { buildOnly } from '../../lib/build-only';

function FilmCaption({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <ExampleMark />
    </>
  );
}

export const Caption = buildOnly(FilmCaption);
