import {
  wiedervorlageAnlegen,
  wiedervorlageErledigen,
} from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { rufen } from '@foerderportal/client/rufen'
import { verlaufKey } from '@foerderportal/client/zuwendung/fall/verlauf'
import type { Wiedervorlage } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { WIEDERVORLAGE } from '../../paths.ts'
import { wiedervorlageFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { tagFehlerAn } from '../../shared/zeit/tagLesen.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { useWiederDa } from '../../shared/useWiederDa.ts'

type Props = { geschaeft: string; wiedervorlagen: readonly Wiedervorlage[]; schreiben: boolean }

/** When somebody looks at the case again, and why. */
export function Wiedervorlagen({ geschaeft, wiedervorlagen, schreiben }: Props) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const erledigen = (guid: string) =>
    versuchen(async () => {
      await rufen(wiedervorlageErledigen, { params: { guid: geschaeft, wiedervorlageGuid: guid } })
      await klient.invalidateQueries({ queryKey: verlaufKey(geschaeft) })
    })
  return (
    <section className="d-block" aria-labelledby="wiedervorlagen">
      <h2 id="wiedervorlagen">Wiedervorlagen</h2>
      {wiedervorlagen.length === 0 && <p className="kern-body d-leise">Nichts steht an.</p>}
      <AbsageHinweis absage={absage} />
      <ul className="d-verlauf">
        {wiedervorlagen.map(({ guid, faellig, text, person }) => (
          <li key={guid} className="d-block">
            <span>
              {alsDatum(faellig)}, <span className="d-leise">{person}</span>
            </span>
            <span className="d-wort">{text}</span>
            {schreiben && (
              <div>
                <Knopf
                  variante="tertiary"
                  klein
                  icon="check"
                  laeuft={laeuft}
                  onClick={() => void erledigen(guid)}
                >
                  {`„${text}“ erledigt`}
                </Knopf>
              </div>
            )}
          </li>
        ))}
      </ul>
      {schreiben && <Neue geschaeft={geschaeft} />}
    </section>
  )
}

type Werte = { faellig: string; wozu: string }
const LEER: Werte = { faellig: '', wozu: '' }

const pruefen = ({ faellig, wozu }: Werte) => [
  ...tagFehlerAn('faellig', faellig, wiedervorlageFehler),
  ...(wozu.trim() === '' ? [{ pfad: 'wozu', text: 'Schreiben Sie einen Text.' }] : []),
]

function Neue({ geschaeft }: { geschaeft: string }) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const formular = useFormular<Werte>({
    resolver: pruefer(pruefen),
    defaultValues: LEER,
  })
  const { control, handleSubmit, reset, setFocus } = formular
  const { entwurf } = useLokalerEntwurf(`wiedervorlage/${geschaeft}`, formular)
  const offen = useWiederDa(entwurf)
  const { hash } = useLocation()
  const platz = useRef<HTMLDetailsElement>(null)
  const oeffnen = () => {
    if (platz.current) platz.current.open = true
    setFocus('faellig')
  }
  const genannt = useEffectEvent(oeffnen)
  useTasten('Verlauf', [{ taste: 'w', text: 'Wiedervorlage', tun: oeffnen }])
  useEffect(() => {
    if (hash === WIEDERVORLAGE) genannt()
  }, [hash])
  const senden = handleSubmit(({ faellig, wozu }) =>
    versuchen(async () => {
      const tag = datumLesen(faellig)
      await rufen(wiedervorlageAnlegen, {
        params: { guid: geschaeft },
        body: { faellig: tag.ok ? tag.wert : faellig, text: wozu },
      })
      reset(LEER)
      entwurf.aufgeben()
      await klient.invalidateQueries({ queryKey: verlaufKey(geschaeft) })
    }),
  )
  return (
    <details open={offen} ref={platz}>
      <summary>Neue Wiedervorlage</summary>
      <form noValidate className="d-block" aria-label="Neue Wiedervorlage" onSubmit={(e) => void senden(e)}>
        <Wiederherstellung entwurf={entwurf} />
        <Datumsfeld control={control} name="faellig" etikett="Am" hinweis="TT.MM.JJJJ" />
        <Textfeld control={control} name="wozu" etikett="Wozu" />
        <AbsageHinweis absage={absage} />
        <div>
          <Knopf type="submit" variante="secondary" laeuft={laeuft}>
            Wiedervorlage anlegen
          </Knopf>
        </div>
      </form>
    </details>
  )
}
