import {
  istZiehungsform,
  ZIEHUNGSFORMEN,
  ziehungsformWorte,
} from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { useEffect, useRef } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import type { Rundewerte } from './werte.ts'

const FORMEN = Object.entries(ZIEHUNGSFORMEN)
const OPTIONEN = FORMEN.map(([wert, { name }]) => ({ wert, text: name }))

/** Another draw has another name; one that somebody has written stays. */
const useUeblicherName = (control: Control<Rundewerte>, form: string): void => {
  const { field } = useController({ control, name: 'ziehung.quelle' })
  const { value, onChange } = field
  const vorher = useRef(form)
  useEffect(() => {
    if (vorher.current === form) return
    vorher.current = form
    const ueblich = value === '' || FORMEN.some(([, { quelle }]) => quelle === value)
    if (ueblich && istZiehungsform(form) && value !== ZIEHUNGSFORMEN[form].quelle)
      onChange(ZIEHUNGSFORMEN[form].quelle)
  }, [form, value, onChange])
}

/** The public draw that the ranking hangs on: named before anybody declares (S3-01). */
export function Ziehungsangaben({ control }: { control: Control<Rundewerte> }) {
  const form = useWatch({ control, name: 'ziehung.form' })
  useUeblicherName(control, form)
  return (
    <fieldset className="kern-fieldset d-feldgruppe" data-ding="Öffentliche Ziehung">
      <legend className="kern-label">Öffentliche Ziehung</legend>
      <p className="kern-body">
        Sie liegt mindestens 72 Stunden nach dem Ende der Erfassung. Rückt das Ende, gilt die nächste Ziehung
        derselben Art.
      </p>
      <div className="d-feldraster">
        <Auswahl
          control={control}
          name="ziehung.form"
          etikett="Welche Ziehung"
          hinweis={istZiehungsform(form) ? `Ihr Ergebnis: ${ziehungsformWorte(form)}` : undefined}
          optionen={OPTIONEN}
        />
        <Textfeld
          control={control}
          name="ziehung.quelle"
          etikett="So heißt sie öffentlich"
          hinweis="Mit ihrem Namen, und mit {tag} dort, wo der Tag steht"
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
