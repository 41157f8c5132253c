import { unterschriftAblehnen } from '@foerderportal/client/zuwendung/mitzeichnung'
import { ABLEHNUNG_ZEICHEN } from '@foerderportal/contract/zuwendung/grenzen'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Textbereich } from '@foerderportal/ui/felder/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import type { Ablehnung } from './useAblehnung.ts'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

type Props = { guid: string; m: Mitzeichnung; ablehnung: Ablehnung }

/** A refusal with its reason: whoever asked can then mend it. */
export function MitzeichnungAblehnen({ guid, m, ablehnung }: Props) {
  const { formular, entwurf, speicherstand } = ablehnung
  const { tun, laeuft, absage } = useMitzeichnungAktion(guid)
  const senden = formular.handleSubmit(async ({ grund }) => {
    if (!(await tun(() => unterschriftAblehnen(guid, m.guid, grund.trim())))) return
    entwurf.aufgeben()
    ansagen('Ihre Antwort ist gesendet.')
    scrollTo({ top: 0 })
  })
  return (
    <form noValidate className="p-stapel p-stapel--weit" onSubmit={(e) => void senden(e)}>
      <Wiederherstellung entwurf={entwurf} />
      <Textbereich
        control={formular.control}
        name="grund"
        etikett="Warum unterschreiben Sie nicht?"
        hinweis={`${m.angefragtVon} liest Ihren Grund im Portal und kann den Antrag ändern.`}
        hoechstens={ABLEHNUNG_ZEICHEN}
      />
      <Speicherhinweis entwurf={entwurf} />
      {absage && <MitzeichnungAbsage problem={absage} />}
      <div className="p-reihe">
        <Knopf type="submit" laeuft={laeuft}>
          Nicht unterschreiben und Grund senden
        </Knopf>
        <Knopf variante="secondary" onClick={ablehnung.schliessen}>
          Zurück
        </Knopf>
        <output className="p-leiste__stand">{speicherstand}</output>
      </div>
    </form>
  )
}
