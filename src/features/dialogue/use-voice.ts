import { useEffect, useState } from 'react';

/** A German voice of the device itself; others would send the text to a server. */
const germanVoice = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in window
    ? speechSynthesis
        .getVoices()
        .find(({ lang, localService }) => localService && lang.startsWith('de'))
    : undefined;

/** Reads answers aloud where the device can: `speak` is undefined where it cannot. */
export function useVoice() {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setVoice(germanVoice());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);
  if (voice === undefined) return undefined;
  return (text: string) => {
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
  };
}
