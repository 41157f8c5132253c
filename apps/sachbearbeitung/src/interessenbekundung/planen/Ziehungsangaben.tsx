import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import type { Control } from 'react-hook-form'
import type { Rundewerte } from './werte.ts'

/** The public draw that the ranking hangs on: named before anybody declares (S3-01). */
export function Ziehungsangaben({ control }: { control: Control<Rundewerte> }) {
  return (
    <fieldset className="kern-fieldset d-feldgruppe" data-ding="Öffentliche Ziehung">
      <legend className="kern-label">Öffentliche Ziehung</legend>
      <p className="kern-body">
        Sie liegt mindestens 72 Stunden nach dem Ende der Erfassung. Rückt das Ende, gilt die nächste Ziehung
        derselben Art.
      </p>
      <div className="d-feldraster">
        <Textfeld
          control={control}
          name="ziehung.quelle"
          etikett="Welche Ziehung"
          hinweis="Mit {tag} dort, wo der Tag steht: LOTTO 6aus49 vom {tag}, mit Superzahl"
          maxLength={200}
        />
        <Textfeld
          control={control}
          name="ziehung.form"
          etikett="So wird das Ergebnis geschrieben"
          hinweis="Ein Beispiel: LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7"
          maxLength={200}
        />
        <Datumsfeld control={control} name="ziehung.am" etikett="Tag der Ziehung" />
        <Textfeld
          control={control}
          name="ziehung.uhrzeit"
          etikett="Uhrzeit"
          hinweis="HH:MM, zum Beispiel 18:25"
          breite="kurz"
          maxLength={5}
        />
        <Zahlfeld
          control={control}
          name="ziehung.alleTage"
          etikett="Gezogen wird alle"
          hinweis="7 für eine Ziehung in der Woche"
          einheit="Tage"
        />
      </div>
    </fieldset>
  )
}
