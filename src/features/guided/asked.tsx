import type { Conversation } from '../../content-model/guided';
import { Buttons, Field } from './controls';
import { OneField, Person } from './forms';
import { valueText } from './fill';
import { guidedWords } from './messages';
import { type State, askedFields, taskOf } from './state';
import type { Action } from './talk';

type AskedProps = {
  conversation: Conversation;
  state: State;
  now: Date;
  onAct: (action: Action) => void;
  /** The same conversation in another language. */
  onTranslate: (file: string) => void;
};

/** What the visitor can do next: one control at a time. */
export function Asked({ conversation, state, now, onAct, onTranslate }: AskedProps) {
  const words = guidedWords(conversation);
  const { phase } = state;
  switch (phase.at) {
    case 'field': {
      const field = taskOf(conversation, state)?.fields[phase.field];
      return field ? (
        <Field
          key={`${phase.field} ${state.lines.length}`}
          {...{ conversation, state, field, now, name: phase.field }}
          onAnswer={(value) => onAct({ do: 'answer', value })}
          onAbove={() => onAct({ do: 'above' })}
        />
      ) : null;
    }
    case 'check':
      return (
        <Buttons
          choices={[
            { id: 'confirm', text: words.yes },
            { id: 'change', text: words.change },
            { id: 'cancel', text: words.cancel },
          ]}
          onChoose={(id) =>
            onAct({ do: id === 'change' ? 'change' : id === 'cancel' ? 'cancel' : 'confirm' })
          }
        />
      );
    case 'change':
      return (
        <Buttons
          choices={askedFields(taskOf(conversation, state), state.values).map(([id, field]) => ({
            id,
            text: valueText(conversation, field, state.values[id]) ?? field.ask,
          }))}
          onChoose={(field) => onAct({ do: 'change', field })}
        />
      );
    case 'person': {
      const name = askedFields(taskOf(conversation, state), state.values).find(
        ([, { text }]) => text === 'name',
      )?.[0];
      const known = state.person?.name ?? (name === undefined ? '' : state.values[name]);
      return (
        <Person
          conversation={conversation}
          known={typeof known === 'string' ? known : ''}
          onSend={(who, phone) => onAct({ do: 'person', name: who, phone })}
        />
      );
    }
    case 'note':
      return (
        <OneField
          words={words}
          label={words.noteTo(conversation.human)}
          submit={words.send}
          onSend={(text) => onAct({ do: 'note', text })}
        >
          {(props) => <input {...props} type="text" autoComplete="off" maxLength={400} />}
        </OneField>
      );
    default: {
      const { menu, tasks, answers, translation } = conversation;
      const open = phase.at === 'menu' && phase.then ? phase.then : menu;
      const choices = open.map((id) => ({ id, text: (tasks[id] ?? answers[id])?.button ?? id }));
      const other =
        translation && open === menu ? [{ id: 'translate', text: translation.button }] : [];
      const whole = open === menu ? [] : [{ id: 'menu', text: words.allQuestions }];
      return (
        <Buttons
          choices={[...choices, ...other, ...whole]}
          onChoose={(id) => {
            if (id === 'translate') onTranslate(translation?.file ?? '');
            else onAct(id === 'menu' ? { do: 'menu' } : { do: 'choose', id });
          }}
        />
      );
    }
  }
}
