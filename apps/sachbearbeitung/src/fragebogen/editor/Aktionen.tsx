import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import type { OffeneFassung } from './useFassung.ts'
import { Veroeffentlichen } from './Veroeffentlichen.tsx'
import { Verwerfen } from './Verwerfen.tsx'

type Props = { fassung: Fassung; offen: OffeneFassung }

/** What becomes of the draft. */
export function Aktionen({ fassung, offen }: Props) {
  const [dialog, setDialog] = useState<'veroeffentlichen' | 'verwerfen'>()
  const { fehler, befunde } = offen
  const offene = fehler.length + befunde.length
  const gesperrtWeil =
    offene > 0 && `Die Prüfung nennt noch ${offene === 1 ? 'eine Stelle' : `${offene} Stellen`}.`
  const veroeffentlichen = () =>
    gesperrtWeil === false ? setDialog('veroeffentlichen') : ansagen(gesperrtWeil)
  const schliessen = () => setDialog(undefined)
  useTasten('Fassung', [{ taste: 'Strg+Enter', text: 'veröffentlichen', tun: veroeffentlichen }])
  return (
    <>
      <Knopf variante="tertiary" onClick={() => setDialog('verwerfen')}>
        Entwurf verwerfen
      </Knopf>
      <span className="d-editor__veroeffentlichen">
        <Knopf gesperrtWeil={gesperrtWeil} onClick={veroeffentlichen}>
          Veröffentlichen
        </Knopf>
      </span>
      {dialog === 'veroeffentlichen' && <Veroeffentlichen {...{ fassung, offen, schliessen }} />}
      {dialog === 'verwerfen' && <Verwerfen {...{ fassung, offen, schliessen }} />}
    </>
  )
}
