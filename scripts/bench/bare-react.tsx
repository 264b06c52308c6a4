import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { greeting, type Question, questions } from './questions.ts';

interface Said {
  who: 'house' | 'visitor';
  text: string;
}

const questionAt = (place: number): Question => {
  const question = questions[place % questions.length];
  if (question === undefined) throw new Error('There are no questions.');
  return question;
};

function drawCep(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d.\- ]*$/.test(text) || digits.length > 8) return text;
  return digits.replace(/^(\d{5})(\d)/, '$1-$2');
}

/** The conversation as one would write it with React alone: no store, no router, no effects but focus and scroll. */
export function BareReact() {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [place, setPlace] = useState(0);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const question = questionAt(place);

  useEffect(() => {
    if (place === 0) return;
    input.current?.focus();
    scrollTo(0, document.documentElement.scrollHeight);
  }, [place]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = text.trim();
    const isTaken = new RegExp(question.takes).test(answer);
    setNote(isTaken ? '' : question.retry);
    if (!isTaken) return;
    setSaid([...said, { who: 'house', text: question.text }, { who: 'visitor', text: answer }]);
    setPlace(place + 1);
    setText('');
  };

  return (
    <>
      <header>
        <strong>Ultrafibra</strong>
        <nav>
          <a href="#resumo">Resumo</a>
          <a href="#ajuda">Ajuda</a>
        </nav>
      </header>
      <main>
        <h1 className="quiet">Peça sua fibra conversando</h1>
        <ol aria-label="Conversa" aria-live="polite">
          <li className="house">{greeting}</li>
          {said.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it is
            <li key={index} className={one.who}>
              {one.text}
            </li>
          ))}
          <li className="house">{question.text}</li>
        </ol>
        <form data-starts method="post" noValidate onSubmit={submit}>
          <p className="note" role="alert">
            {note}
          </p>
          <div>
            <input
              ref={input}
              name={question.name}
              inputMode={question.inputMode}
              autoComplete={question.autoComplete}
              aria-label={question.text}
              value={text}
              onChange={({ target }) => setText(question.mask ? drawCep(target.value) : target.value)}
            />
            <button type="submit" aria-label="Enviar">
              →
            </button>
          </div>
        </form>
      </main>
    </>
  );
}
