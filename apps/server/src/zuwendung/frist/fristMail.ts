import { alsDatum, alsMinute, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import { antragVerweis, type Person } from '../kern/antragMail.ts'
import type { ErinnerterAntrag, Erinnerung } from './fristen.ts'

type Fristnachricht = {
  readonly erinnerung: Erinnerung
  /** With the company of today. */
  readonly antrag: ErinnerterAntrag
  /** Titles of the pages where something is still to be done. */
  readonly seiten: readonly string[]
  /** Somebody else has to sign first, and did not yet. */
  readonly unterschriftFehlt: boolean
}

/** What the application says stays in the portal: a mail names the pages only. */
const offenes = ({ antrag, seiten, unterschriftFehlt }: Fristnachricht): string => {
  const orte = seiten.join(', ')
  if (antrag.nachforderung !== null) return `Was noch fehlt, steht im Portal: ${orte}.`
  if (seiten.length > 0)
    return `Hier fehlt noch etwas: ${orte}.${unterschriftFehlt ? ' Es fehlt auch die zweite Unterschrift.' : ''}`
  return unterschriftFehlt
    ? 'Alle Angaben sind da. Es fehlt noch die zweite Unterschrift.'
    : 'Alle Angaben sind da. Sie müssen den Antrag nur noch einreichen.'
}

const lage = ({ antrag, erinnerung }: Fristnachricht): string => {
  const { ge_nr: nr, formular, nachforderung } = antrag
  const bis = `${alsMinute(letzterMoment(erinnerung.frist.toISOString()))} Uhr`
  const fuer = `für „${formular.unternehmen?.unternehmenName ?? 'Ihr Unternehmen'}“`
  return nachforderung === null
    ? `der Antrag ${nr} ${fuer} ist noch nicht eingereicht. Das geht bis ${bis}, danach nicht mehr.`
    : `die Bank wartet auf Ihre Ergänzungen zum Antrag ${nr} ${fuer}. Reichen Sie ihn bis ${bis} noch einmal ein. Danach zählt, was Sie zuletzt eingereicht haben.`
}

/** Reminds one who may sign that a deadline ends soon. */
export const fristMail = (b: Betreiber, an: Person, n: Fristnachricht): Mail => {
  const { antrag, erinnerung } = n
  const frist = erinnerung.frist.toISOString()
  const letzterTag = alsDatum(tagInBerlin(letzterMoment(frist)))
  const was = antrag.nachforderung === null ? 'Ihr Antrag' : 'Ihre Ergänzungen zum Antrag'
  return {
    an: an.email,
    betreff: `Noch bis ${letzterTag}: ${was} ${antrag.ge_nr} (${b.portalName})`,
    text: brief(b, [
      anrede(an),
      lage(n),
      offenes(n),
      `Zum Antrag:\n${antragVerweis(b, antrag, 'weiter')}`,
      'Hat das schon jemand aus Ihrem Unternehmen erledigt, müssen Sie nichts tun.',
    ]),
    schluessel: `frist:${antrag.guid}:${frist}:${erinnerung.tage}:${an.sub}`,
    bezug: antrag.guid,
    demo: antrag.demo,
  }
}
