import { rufen } from '@foerderportal/client/rufen'
import { zahllaufVorlegen } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import { zahllaufHerunterladen, zahllaufKey } from '@foerderportal/client/auszahlung/zahllauf'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { zahllaufStaende, type ZahllaufAktion } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rueckgabeTaste } from '../../shared/freigabe/freigabeTasten.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { Freigeben } from './Freigeben.tsx'
import { Handlungsdialog, type MitDialog } from './Handlungsdialog.tsx'
import type { Bestaetigt } from './useBestaetigt.ts'
import { useHandlung } from './useHandlung.ts'
import { Verfallen } from './Verfallen.tsx'

type Props = { lauf: Zahllauf; gewaehlt: readonly number[]; bestaetigt: Bestaetigt }

/** In the order of their buttons; the first that is possible is the blue one. */
const MIT_DIALOG: readonly MitDialog[] = [
  'einreichungVermerken',
  'postenBezahlt',
  'postenAbgewiesen',
  'postenAusnehmen',
  'zahllaufZurueckgeben',
  'zahllaufVerwerfen',
  'zahllaufVerfallVorlegen',
  'zahllaufVerfallZurueckgeben',
]
/** One of them at a time. */
const RUECKGABEN: readonly MitDialog[] = ['zahllaufZurueckgeben', 'zahllaufVerfallZurueckgeben']
/** They are about posts that were chosen. */
const AN_POSTEN: ReadonlySet<ZahllaufAktion> = new Set([
  'postenBezahlt',
  'postenAbgewiesen',
  'postenAusnehmen',
])

/** Of posts that are reported as paid all that are open are meant, where none was chosen. */
const nummernFuer = (
  aktion: MitDialog,
  { posten }: Zahllauf,
  gewaehlt: readonly number[],
): readonly number[] => {
  const offene = posten.filter(({ status }) => status === 'OFFEN').map(({ nr }) => nr)
  if (gewaehlt.length > 0) return offene.filter((nr) => gewaehlt.includes(nr))
  return aktion === 'postenBezahlt' ? offene : []
}

const knopfFuer = (aktion: MitDialog, anzahl: number): string => {
  const { knopf } = zahllaufStaende.zeilen[aktion]
  return AN_POSTEN.has(aktion) && anzahl > 0 ? `${knopf} (${anzahl})` : knopf
}

/** Why it is not for this person to release what lies before a second one; null where it is, or nothing does. */
const gesperrtFuer = ({ status, verfall, tagVerpasst, aktionen }: Zahllauf): string | null => {
  if (status === 'VORGELEGT') return aktionen.zahllaufFreigeben
  return tagVerpasst && verfall && !verfall.zurueckgegeben ? aktionen.zahllaufVerfallen : null
}

/** What this person can do with the run now. */
export function Aktionen({ lauf, gewaehlt, bestaetigt }: Props) {
  const [offen, setOffen] = useState<MitDialog>()
  const moeglich = MIT_DIALOG.filter((aktion) => lauf.aktionen[aktion] === null)
  const kannFreigeben = lauf.aktionen.zahllaufFreigeben === null
  const gesperrt = gesperrtFuer(lauf)
  const zurueck = RUECKGABEN.find((aktion) => moeglich.includes(aktion))
  useTasten('Zahllauf', zurueck ? [rueckgabeTaste(() => setOffen(zurueck))] : [])
  return (
    <>
      {gesperrt !== null && <span className="d-gesperrt">{gesperrt}</span>}
      <Vorlegen lauf={lauf} />
      {kannFreigeben && <Freigeben lauf={lauf} bestaetigt={bestaetigt} />}
      <Verfallen lauf={lauf} />
      <Herunterladen lauf={lauf} />
      {moeglich.map((aktion) => {
        const nummern = nummernFuer(aktion, lauf, gewaehlt)
        return (
          <Knopf
            key={aktion}
            variante={aktion === 'postenBezahlt' ? 'primary' : 'secondary'}
            onClick={() => setOffen(aktion)}
            gesperrtWeil={AN_POSTEN.has(aktion) && nummern.length === 0 && 'Wählen Sie Posten aus.'}
          >
            {knopfFuer(aktion, nummern.length)}
          </Knopf>
        )
      })}
      {offen && (
        <Handlungsdialog
          aktion={offen}
          lauf={lauf}
          nummern={nummernFuer(offen, lauf, gewaehlt)}
          schliessen={() => setOffen(undefined)}
        />
      )}
    </>
  )
}

function Vorlegen({ lauf }: { lauf: Zahllauf }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const geschehen = useHandlung()
  const kann = lauf.aktionen.zahllaufVorlegen === null
  const vorlegen = () =>
    versuchen(async () =>
      geschehen(await rufen(zahllaufVorlegen, { params: { guid: lauf.guid } }), 'Vorgelegt.'),
    )
  useTasten(
    'Zahllauf',
    kann
      ? [{ taste: 'Strg+Enter', text: 'vorlegen', imFuss: true, tun: () => !laeuft && void vorlegen() }]
      : [],
  )
  if (!kann) return null
  return (
    <>
      <Knopf laeuft={laeuft} onClick={() => void vorlegen()}>
        {zahllaufStaende.zeilen.zahllaufVorlegen.knopf}
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}

function Herunterladen({ lauf }: { lauf: Zahllauf }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const client = useQueryClient()
  if (lauf.aktionen.zahllaufHerunterladen !== null) return null
  const laden = () =>
    versuchen(async () => {
      await zahllaufHerunterladen(lauf)
      await client.invalidateQueries({ queryKey: zahllaufKey(lauf.guid) })
    })
  return (
    <>
      <Knopf
        variante={lauf.aktionen.einreichungVermerken === null ? 'primary' : 'secondary'}
        laeuft={laeuft}
        onClick={() => void laden()}
      >
        {zahllaufStaende.zeilen.zahllaufHerunterladen.knopf}
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}
