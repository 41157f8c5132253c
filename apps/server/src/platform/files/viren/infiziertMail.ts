import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { anrede, brief, type Betreiber } from '../../mail/betreiber.ts'
import type { Mail } from '../../mail/mailVersenden.ts'
import type { Uploader, Vollstaendig } from '../repository.ts'

/** Tells who uploaded a file that it is locked and what to do now (S5-02). */
export const infiziertMail = (
  b: Betreiber,
  an: Uploader,
  datei: Vollstaendig,
): Pick<Mail, 'betreff' | 'text'> => ({
  betreff: `Schadsoftware in einer Ihrer Dateien (${b.portalName})`,
  text: brief(b, [
    anrede(an),
    'in einer Datei, die Sie hochgeladen haben, hat unsere Virenprüfung Schadsoftware gefunden.',
    `Datei: ${datei.dateiname}\nHochgeladen: ${alsMinute(datei.angelegt_am)} Uhr`,
    'Wir haben die Datei gesperrt. Niemand kann sie öffnen, und ein Formular, das sie enthält, lässt sich nicht einreichen.',
    'So geht es weiter: Prüfen Sie Ihr Gerät mit einem Virenscanner. Entfernen Sie die Datei aus Ihrem Formular, und laden Sie den Nachweis neu hoch, zum Beispiel frisch eingescannt.',
    `Haben Sie Fragen? Rufen Sie uns an: ${b.bankTelefon}, oder schreiben Sie an ${b.bankEmail}.`,
  ]),
})
