import { identVersucheAbfrage, identVersuchVermerken } from '@foerderportal/client/identifizierung/bank'
import type { IdentVersuch } from '@foerderportal/contract/identifizierung/bank/schema'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormular } from '../shared/formular/useFormular.ts'
import { Standwort } from '../shared/Standwort.tsx'

const STAND = {
  IN_PRUEFUNG: { wort: 'Wird vom Dienst geprüft', ton: 'info' },
  NICHT_ERFOLGREICH: { wort: 'Gescheitert', ton: 'warning' },
} as const

/** A person's last attempt: how far it is, since when, and what somebody noted on it. */
export function Versuch({ versuch }: { versuch: IdentVersuch }) {
  const { person, stand, seit, nummer, aktenzeichen, vermerk } = versuch
  const [offen, setOffen] = useState(false)
  const darf = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  return (
    <li className="d-sichten">
      <h2>{person.name}</h2>
      <span className="d-hinweise">
        <Standwort ton={STAND[stand].ton}>{STAND[stand].wort}</Standwort>
        <span className="d-leise">
          {`seit ${alsMinute(new Date(seit))}\u00a0Uhr, ${nummer}. Versuch`}
          {aktenzeichen && `, Aktenzeichen ${aktenzeichen}`}
        </span>
      </span>
      {vermerk && (
        <p className="kern-body">
          {vermerk.text}{' '}
          <span className="d-leise">{`(${vermerk.von}, ${alsMinute(new Date(vermerk.am))}\u00a0Uhr)`}</span>
        </p>
      )}
      {darf && !offen && (
        <div>
          <Knopf variante="secondary" klein onClick={() => setOffen(true)}>
            {`Vermerk schreiben: ${person.name}`}
          </Knopf>
        </div>
      )}
      {offen && <Vermerken guid={versuch.guid} fertig={() => setOffen(false)} />}
    </li>
  )
}

type Werte = { text: string }
const pruefen = ({ text }: Werte) =>
  text.trim() === '' ? [{ pfad: 'text', text: 'Schreiben Sie, was Sie gesehen haben.' }] : []

function Vermerken({ guid, fertig }: { guid: string; fertig: () => void }) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const { control, handleSubmit } = useFormular<Werte>({
    resolver: pruefer(pruefen),
    defaultValues: { text: '' },
  })
  const senden = handleSubmit(({ text }) =>
    versuchen(async () => {
      await identVersuchVermerken(guid, text)
      await klient.invalidateQueries(identVersucheAbfrage())
      fertig()
    }),
  )
  return (
    <form noValidate className="p-stapel p-text" aria-label="Vermerk" onSubmit={(e) => void senden(e)}>
      <Textbereich
        control={control}
        name="text"
        etikett="Vermerk"
        hinweis="Die Person liest ihn nie. Er lässt sich danach nicht mehr ändern."
        zeilen={3}
        hoechstens={2000}
      />
      <AbsageHinweis absage={absage} />
      <div className="p-reihe">
        <Knopf type="submit" laeuft={laeuft}>
          Vermerk speichern
        </Knopf>
        <Knopf variante="tertiary" onClick={fertig}>
          Abbrechen
        </Knopf>
      </div>
    </form>
  )
}
