import { TextField } from '../../components/field/field';
import { fieldLabels } from './messages';

/** However somebody writes it, with brackets, slashes, dashes and words: at least five digits. */
const anyNumber = '(?:[^0-9@]*[0-9]){5,40}[^0-9@]*';

type Errors = { errors: Record<string, string> };

/** The name, the label and the error of a field. */
export const fieldOf = (name: keyof typeof fieldLabels, errors: Record<string, string>) => ({
  name,
  label: fieldLabels[name],
  error: errors[name],
});

export const NameField = ({ errors }: Errors) => (
  <TextField {...fieldOf('name', errors)} type="text" autoComplete="name" />
);

export const EmailField = ({ errors }: Errors) => (
  <TextField {...fieldOf('email', errors)} type="email" autoComplete="email" />
);

export const PhoneField = ({ errors }: Errors) => (
  <TextField {...fieldOf('phone', errors)} type="tel" autoComplete="tel" pattern={anyNumber} />
);

/** Who is writing: the fields both forms begin with. */
export const PersonFields = ({ errors }: Errors) => (
  <>
    <NameField errors={errors} />
    <EmailField errors={errors} />
    <PhoneField errors={errors} />
    <TextField {...fieldOf('company', errors)} type="text" autoComplete="organization" />
  </>
);
