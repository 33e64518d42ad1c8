import { TextField } from '../../components/field/field';
import { fieldLabels as labels } from './messages';

/** However somebody writes it, with brackets, slashes, dashes and words: at least five digits. */
const anyNumber = '(?:[^0-9@]*[0-9]){5,40}[^0-9@]*';

type Errors = Record<string, string>;

export function NameField({ errors }: { errors: Errors }) {
  return (
    <TextField
      name="name"
      label={labels.name}
      type="text"
      autoComplete="name"
      error={errors.name}
    />
  );
}

export function EmailField({ errors }: { errors: Errors }) {
  return (
    <TextField
      name="email"
      label={labels.email}
      type="email"
      autoComplete="email"
      error={errors.email}
    />
  );
}

export function PhoneField({ errors }: { errors: Errors }) {
  return (
    <TextField
      name="phone"
      label={labels.phone}
      type="tel"
      autoComplete="tel"
      pattern={anyNumber}
      error={errors.phone}
    />
  );
}

/** Who is writing: the fields both forms begin with. */
export function PersonFields({ errors }: { errors: Errors }) {
  return (
    <>
      <NameField errors={errors} />
      <EmailField errors={errors} />
      <PhoneField errors={errors} />
      <TextField
        name="company"
        label={labels.company}
        type="text"
        autoComplete="organization"
        error={errors.company}
      />
    </>
  );
}
