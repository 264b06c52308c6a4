import { useWords } from '../demo-device.ts';
import { Screen } from '../Screen.tsx';

export function AboutScreen() {
  const { about, privacy } = useWords();
  return (
    <Screen title={about.title}>
      {about.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <strong>{privacy}</strong>
      </p>
    </Screen>
  );
}
