import { rufen } from '@foerderportal/client/rufen'
import {
  postenAusnehmen,
  zahllaufZurueckgeben,
  zahllaufVerwerfen,
  ergebnisVermerken,
  zahllaufVerfallVorlegen,
  zahllaufVerfallZurueckgeben,
} from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { zahllaufStaende, type ZahllaufAktion } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { Bezahlt } from './Bezahlt.tsx'
import { Einreichen } from './Einreichen.tsx'
import { useHandlung } from './useHandlung.ts'

type MitGrund = Extract<
  ZahllaufAktion,
  | 'postenAbgewiesen'
  | 'postenAusnehmen'
  | 'zahllaufZurueckgeben'
  | 'zahllaufVerwerfen'
  | 'zahllaufVerfallVorlegen'
  | 'zahllaufVerfallZurueckgeben'
>
export type MitDialog = MitGrund | 'einreichungVermerken' | 'postenBezahlt'

type Tat = {
  /** Where the button alone does not say of what. */
  readonly titel?: string
  readonly folge: string
  readonly getan: string
  readonly tun: (lauf: Zahllauf, nummern: readonly number[], grund: string) => Promise<Zahllauf>
}

const MIT_GRUND: Record<MitGrund, Tat> = {
  postenAbgewiesen: {
    folge:
      'Das Unternehmen bekommt eine Mail mit der Bitte, seine Bankverbindung zu prüfen. Die Auszahlung ist für einen neuen Zahllauf frei.',
    getan: 'Vermerkt.',
    tun: ({ guid }, nummern, grund) =>
      rufen(ergebnisVermerken, {
        params: { guid },
        body: { ergebnis: 'ABGEWIESEN', posten: [...nummern], grund },
      }),
  },
  postenAusnehmen: {
    folge: 'Diese Auszahlungen werden mit diesem Lauf nicht bezahlt. Sie sind für einen neuen Zahllauf frei.',
    getan: 'Ausgenommen.',
    tun: ({ guid }, nummern, grund) =>
      rufen(postenAusnehmen, { params: { guid }, body: { posten: [...nummern], grund } }),
  },
  zahllaufZurueckgeben: {
    titel: 'Zahllauf zurückgeben',
    folge: 'Der Zahllauf wird wieder zum Entwurf. Die Sachbearbeitung liest Ihren Grund.',
    getan: 'Zurückgegeben.',
    tun: ({ guid }, _, grund) => rufen(zahllaufZurueckgeben, { params: { guid }, body: { grund } }),
  },
  zahllaufVerwerfen: {
    titel: 'Zahllauf verwerfen',
    folge: 'Der Zahllauf endet. Seine Auszahlungen sind für einen neuen Zahllauf frei.',
    getan: 'Verworfen.',
    tun: ({ guid }, _, grund) => rufen(zahllaufVerwerfen, { params: { guid }, body: { grund } }),
  },
  zahllaufVerfallVorlegen: {
    titel: 'Zahllauf verfallen lassen',
    folge:
      'Fragen Sie zuerst die Bank: Liegt die Datei dort, wird zweimal gezahlt. Eine andere Person gibt frei; dann endet der Zahllauf, und seine Auszahlungen sind für einen neuen frei.',
    getan: 'Vorgelegt.',
    tun: ({ guid }, _, grund) => rufen(zahllaufVerfallVorlegen, { params: { guid }, body: { grund } }),
  },
  zahllaufVerfallZurueckgeben: {
    folge: 'Der Zahllauf bleibt freigegeben. Die Sachbearbeitung liest Ihren Grund.',
    getan: 'Zurückgegeben.',
    tun: ({ guid, verfall }, _, grund) =>
      rufen(zahllaufVerfallZurueckgeben, { params: { guid }, body: { verfall: verfall?.guid ?? '', grund } }),
  },
}

type Props = {
  aktion: MitDialog
  lauf: Zahllauf
  nummern: readonly number[]
  schliessen: () => void
}

const postenWorte = (nummern: readonly number[]): string =>
  nummern.length === 0 ? '' : ` Posten: ${nummern.map((nr) => `Nr. ${nr}`).join(', ')}.`

/** A reason is of one presentation and of these posts: it comes up in no other. */
const grundname = (aktion: MitGrund, lauf: Zahllauf, nummern: readonly number[]): string => {
  const { am = '' } = lauf.verfall?.vorgelegt ?? lauf.vorgelegt ?? {}
  return ['zahllauf', lauf.guid, aktion, am, ...nummern].join('/')
}

/** What an act asks for before it is done. */
export function Handlungsdialog({ aktion, lauf, nummern, schliessen }: Props) {
  if (aktion === 'einreichungVermerken') return <Einreichen lauf={lauf} schliessen={schliessen} />
  if (aktion === 'postenBezahlt') return <Bezahlt lauf={lauf} nummern={nummern} schliessen={schliessen} />
  return <MitGrundDialog aktion={aktion} lauf={lauf} nummern={nummern} schliessen={schliessen} />
}

function MitGrundDialog({ aktion, lauf, nummern, schliessen }: Props & { aktion: MitGrund }) {
  const geschehen = useHandlung()
  const { knopf } = zahllaufStaende.zeilen[aktion]
  const { titel = knopf, folge, getan, tun } = MIT_GRUND[aktion]
  return (
    <Grunddialog
      name={grundname(aktion, lauf, nummern)}
      titel={titel}
      folge={`${folge}${postenWorte(nummern)}`}
      knopf={knopf}
      ohneGrund="Geben Sie den Grund an."
      hoechstens={1000}
      tun={async (grund) => geschehen(await tun(lauf, nummern, grund), getan)}
      danach={schliessen}
      schliessen={schliessen}
    />
  )
}
