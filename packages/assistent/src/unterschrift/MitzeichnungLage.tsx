import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'
import { GeaenderteStellen } from './GeaenderteStellen.tsx'

type Worte = { ton: 'info' | 'success' | 'warning'; titel: string; text: string; mehr?: ReactNode }

const LAGE: Record<Mitzeichnung['status'], (m: Mitzeichnung, wann: string, name: Formularname) => Worte> = {
  ANGEFRAGT: (m, wann) => ({
    ton: 'info',
    titel: m.fuerMich ? 'Lesen Sie alles, dann entscheiden Sie' : `${m.name} ist um die Unterschrift gebeten`,
    text: m.fuerMich
      ? `Sie unterschreiben genau diese Angaben. Ändert danach jemand etwas, gilt Ihre Unterschrift nicht mehr. Am Ende der Seite entscheiden Sie.`
      : `${m.angefragtVon} hat darum gebeten (${wann}).`,
  }),
  UNTERSCHRIEBEN: (m, wann, { der, wort }) => ({
    ton: 'success',
    titel: m.fuerMich ? 'Sie haben unterschrieben' : `${m.name} hat unterschrieben`,
    text: `Unterschrieben: ${wann}. Eingereicht ist ${der} ${wort} damit noch nicht: Das macht ${m.angefragtVon} oder eine andere Person mit Zeichnungsberechtigung.`,
  }),
  ABGELEHNT: (m, wann, { der, wort }) => ({
    ton: 'info',
    titel: m.fuerMich ? 'Sie haben nicht unterschrieben' : `${m.name} hat nicht unterschrieben`,
    text: `Abgelehnt: ${wann}. ${gross(der)} ${wort} kann jetzt geändert werden. Der Grund:`,
    mehr: <blockquote className="kern-body s-zitat">{m.grund}</blockquote>,
  }),
  ZURUECKGERUFEN: (_, wann) => ({
    ton: 'info',
    titel: 'Diese Unterschrift wird nicht mehr gebraucht',
    text: `Die Bitte wurde zurückgenommen (${wann}). Sie müssen nichts tun.`,
  }),
  HINFAELLIG: (m, _, { der, wort }) => ({
    ton: 'warning',
    titel: `${gross(der)} ${wort} wurde inzwischen geändert`,
    text: `${m.angefragtVon} muss noch einmal um die Unterschrift bitten.${m.geaendert.length > 0 ? ' Geändert wurde:' : ''}`,
    mehr: <GeaenderteStellen stellen={m.geaendert} />,
  }),
  EINGEREICHT: (m, _, { der, wort, ihn }) => ({
    ton: 'success',
    titel: `${gross(der)} ${wort} ist eingereicht`,
    text: `${m.name} hat ${ihn} mitgezeichnet.`,
  }),
}

type Props = {
  name: Formularname
  m: Mitzeichnung | null
  /** Where the form itself is. */
  weiter: string
}

/** How a request for a second signature stands, for the one who is asked. */
export function MitzeichnungLage({ name, m, weiter }: Props) {
  const zum = `${gross(name.zum)} ${name.wort}`
  if (m === null)
    return (
      <Hinweis titel="Zurzeit ist niemand um eine Unterschrift gebeten" stufe={2}>
        <Verweis href={weiter}>{zum}</Verweis>
      </Hinweis>
    )
  const { ton, titel, text, mehr } = LAGE[m.status](m, `${alsWann(m.seit, serverJetzt())}\u00a0Uhr`, name)
  return (
    <Hinweis ton={ton} titel={titel} stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">{text}</p>
        {mehr}
        {!(m.status === 'ANGEFRAGT' && m.fuerMich) && (
          <p className="kern-body">
            <Verweis href={weiter}>{zum}</Verweis>
          </p>
        )}
      </div>
    </Hinweis>
  )
}
