import { isPlaceholder } from '../../content-model/placeholders';

/** A name or a fact of the owner's; as long as it is a placeholder, it says so. */
export const Fact = ({ text }: { text: string }) =>
  isPlaceholder(text) ? <span className="placeholder">{text}</span> : text;
