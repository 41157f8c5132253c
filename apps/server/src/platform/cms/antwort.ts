/** What is sent below /cms: a page of ours, or what a content system answered. */
export type Antwort = {
  readonly status: number
  readonly typ: string
  readonly inhalt: string | Buffer
}

/** Why a content system gave nothing that can be shown. */
export type Ausfall = 'unbekannt' | 'gestoert'
