import { ExampleMark } from '../../components/example-mark/example-mark';

export function FilmCaption({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <ExampleMark />
    </>
  );
}
