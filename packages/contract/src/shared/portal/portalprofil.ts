import type { Produktgruppe } from '../produktgruppe.ts'

/** A portal of the product: the same app and the same calls below a path of its own (section 1, R1-06). */
export type Portalprofil = {
  /** What its addresses begin with; the first portal stands at the root. */
  readonly basis: '' | `/${string}`
  /** Ends the title of each page; null: what the operator calls his portal (PORTAL_NAME). */
  readonly name: string | null
  /** What is to be had there, for whoever thinks of changing to it. */
  readonly angebot: string
  /** Whose cases it shows: the overviews leave the others out (S11-06). */
  readonly produktgruppe: Produktgruppe
  /** Whether a declaration of interest comes before an application (section 3.4). */
  readonly mitBekundungen: boolean
  /** Whether its money is that of a year, shown as used and left. */
  readonly mitJahresbudget: boolean
  /** The first sentences of its start page. */
  readonly begruessung: string
  /** When the list of applications fills, in the words of a link that is locked until then. */
  readonly antraegeWann: string
}

/** Each portal is a row: one more row is one more portal. The first is the one at the root. */
export const PORTALPROFILE = [
  {
    basis: '',
    name: null,
    angebot: 'alle anderen Zuschüsse',
    produktgruppe: 'standard',
    mitBekundungen: true,
    mitJahresbudget: false,
    begruessung: 'Hier beantragen Sie Zuschüsse für Ihren landwirtschaftlichen Betrieb.',
    antraegeWann: 'sobald Ihr Unternehmen eingeladen ist',
  },
  {
    basis: '/zuschussklimabilanz',
    name: 'Zuschuss Klimabilanz',
    angebot: 'Zuschuss Klimabilanz',
    produktgruppe: 'ZUKLB',
    mitBekundungen: false,
    mitJahresbudget: true,
    begruessung: 'Hier beantragen Sie den Zuschuss zu einer Klimabilanz Ihres landwirtschaftlichen Betriebs.',
    antraegeWann: 'sobald das Programm geöffnet ist',
  },
] as const satisfies readonly Portalprofil[]

type Profile = readonly [Portalprofil, ...Portalprofil[]]

/** The portal to which an address belongs; what belongs to no other is the first one's. */
export const profilAn = (pathname: string, profile: Profile = PORTALPROFILE): Portalprofil =>
  profile.find(({ basis }) => basis !== '' && `${pathname}/`.startsWith(`${basis}/`)) ?? profile[0]

/** The portal in which the cases of a product group are. */
export const profilFuer = (produktgruppe: Produktgruppe, profile: Profile = PORTALPROFILE): Portalprofil =>
  profile.find((eines) => eines.produktgruppe === produktgruppe) ?? profile[0]
