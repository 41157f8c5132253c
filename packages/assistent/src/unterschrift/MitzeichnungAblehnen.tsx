import { ABLEHNUNG_ZEICHEN } from '@foerderportal/contract/formular/mitzeichnungStaende'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import type { Formularantwort } from '../formularart.ts'
import type { Unterschriftdienst } from '../unterschriftdienst.ts'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import type { Ablehnung } from './useAblehnung.ts'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

type Props<V extends Formularantwort> = {
  dienst: Unterschriftdienst<V>
  guid: string
  m: Mitzeichnung
  ablehnung: Ablehnung
}

/** A refusal with its reason: whoever asked can then mend it. */
export function MitzeichnungAblehnen<V extends Formularantwort>({ dienst, guid, m, ablehnung }: Props<V>) {
  const { den, wort } = dienst.name
  const { formular, entwurf, speicherstand } = ablehnung
  const { tun, laeuft, absage } = useMitzeichnungAktion(dienst, guid)
  const senden = formular.handleSubmit(async ({ grund }) => {
    if (!(await tun(() => dienst.ablehnen(guid, m.guid, grund.trim())))) return
    entwurf.aufgeben()
    ansagen('Ihre Antwort ist gesendet.')
    scrollTo({ top: 0 })
  })
  return (
    <form
      noValidate
      className="p-stapel p-stapel--weit"
      aria-label="Unterschrift ablehnen"
      onSubmit={(e) => void senden(e)}
    >
      <Wiederherstellung entwurf={entwurf} />
      <Textbereich
        control={formular.control}
        name="grund"
        etikett="Warum unterschreiben Sie nicht?"
        hinweis={`${m.angefragtVon} liest Ihren Grund im Portal und kann ${den} ${wort} ändern.`}
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
