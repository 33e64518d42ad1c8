/** How to make a picture of an iPhone one that every browser shows. */
export const heicAdvice =
  'ist ein HEIC-Foto; bitte als JPG speichern: am Mac in „Vorschau“ öffnen und Ablage › Exportieren › JPEG wählen, am iPhone vor dem Fotografieren unter Einstellungen › Kamera › Formate „Maximale Kompatibilität“';
