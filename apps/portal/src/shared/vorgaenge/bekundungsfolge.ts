import { bekundungAnzeige } from '@foerderportal/contract/interessenbekundung/anzeige'
import type { BekundungDetail, BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { anzeigeVon, istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { pfade } from '../../paths.ts'
import { antragHref } from './antragHref.ts'

type Runde = BekundungUebersicht & { readonly detail: BekundungDetail }

/** How a declaration stands, and where it goes on from there. */
export type Bekundungsstand = {
  readonly status: StatusAnzeige
  readonly weg?: { readonly text: string; readonly href: string } | undefined
}

const weg = ({ geNr, antraege: [antrag] }: GeschaeftDetail, entwurf: boolean) => ({
  text: `Zum Antrag ${geNr}`,
  href: antragHref(antrag?.guid, entwurf),
})

/** The bank has it, or had it and asks back. */
const istGestellt = ({ geschaeftStatus, nachforderung }: GeschaeftDetail): boolean =>
  !istEntwurf(geschaeftStatus) || nachforderung !== null

const gestellt = (fall: GeschaeftDetail): Bekundungsstand => {
  const { geNr, geschaeftStatus, nachforderung } = fall
  const { wort } = anzeigeVon(geschaeftStatus, nachforderung !== null)
  return {
    status: { wort: 'Antrag gestellt', ton: 'erfolg', weiter: `Ihr Antrag ${geNr}: ${wort}.` },
    weg: weg(fall, istEntwurf(geschaeftStatus)),
  }
}

const begonnen = (fall: GeschaeftDetail): Bekundungsstand => ({
  status: {
    wort: 'Eingeladen',
    ton: 'erfolg',
    weiter: `Ihr Antrag ${fall.geNr} ist begonnen. Reichen Sie ihn bis zum Ende der Frist ein.`,
  },
  weg: weg(fall, true),
})

const eingeladen = ({ guid }: AntragUebersicht): Bekundungsstand => ({
  status: { wort: 'Eingeladen', ton: 'erfolg', weiter: 'Stellen Sie Ihren Antrag bis zum Ende der Frist.' },
  weg: { text: 'Zum Antrag', href: pfade.vorDemAntrag(guid) },
})

/** What an invitation of the round has led to; undefined where none is open and nothing was sent. */
const folgeAus = (eintraege: readonly AntragUebersicht[], jetzt: Date): Bekundungsstand | undefined => {
  const eingereicht = eintraege.flatMap(({ details }) => details).find(istGestellt)
  if (eingereicht) return gestellt(eingereicht)
  const offene = eintraege.filter(({ erfassungsZeitraum }) => istOffen(erfassungsZeitraum, jetzt))
  const entwurf = offene.flatMap(({ details }) => details)[0]
  if (entwurf) return begonnen(entwurf)
  return offene[0] && eingeladen(offene[0])
}

/** What followed from a declaration, before what its round says of it (S3-02, S3-04). */
export const bekundungsstand = (
  runde: Runde,
  antraege: readonly AntragUebersicht[],
  jetzt: Date,
): Bekundungsstand => {
  const status = bekundungAnzeige(runde, runde.detail)
  if (runde.bekundungStatus !== 'NACH_REIHUNG' || runde.detail.entfallenGrund !== null) return { status }
  const eintraege = antraege.filter(({ ibkMetaGuid }) => ibkMetaGuid === runde.ibkMetaGuid)
  return folgeAus(eintraege, jetzt) ?? { status }
}
