import { unterschriftAblehnen } from '@foerderportal/client/mitzeichnung'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { Textbereich } from '@foerderportal/ui/felder/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useForm } from 'react-hook-form'
import { pruefer } from '../formular/pruefung.ts'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

type Werte = { grund: string }
type Props = { guid: string; m: Mitzeichnung; schliessen: () => void }

const HOECHSTENS = 1000

const grundFehler = ({ grund }: Werte) => {
  if (grund.trim() === '') return [{ pfad: 'grund', text: 'Schreiben Sie, warum Sie nicht unterschreiben.' }]
  if (grund.length > HOECHSTENS)
    return [{ pfad: 'grund', text: `Geben Sie höchstens ${HOECHSTENS} Zeichen ein.` }]
  return []
}

/** A refusal with its reason: whoever asked can then mend it. */
export function MitzeichnungAblehnen({ guid, m, schliessen }: Props) {
  const { control, handleSubmit } = useForm<Werte>({
    ...FORMULAR,
    resolver: pruefer((werte: Werte) => Promise.resolve(grundFehler(werte))),
    defaultValues: { grund: '' },
  })
  const { tun, laeuft, absage } = useMitzeichnungAktion(guid)
  const senden = handleSubmit(async ({ grund }) => {
    if (!(await tun(() => unterschriftAblehnen(guid, m.guid, grund.trim())))) return
    ansagen('Ihre Antwort ist gesendet.')
    scrollTo({ top: 0 })
  })
  return (
    <form noValidate className="p-stapel p-stapel--weit" onSubmit={(e) => void senden(e)}>
      <Textbereich
        control={control}
        name="grund"
        etikett="Warum unterschreiben Sie nicht?"
        hinweis={`${m.angefragtVon} liest Ihren Grund im Portal und kann den Antrag ändern.`}
        hoechstens={HOECHSTENS}
      />
      {absage && <MitzeichnungAbsage problem={absage} />}
      <div className="p-reihe">
        <Knopf type="submit" laeuft={laeuft}>
          Nicht unterschreiben und Grund senden
        </Knopf>
        <Knopf variante="secondary" onClick={schliessen}>
          Zurück
        </Knopf>
      </div>
    </form>
  )
}
