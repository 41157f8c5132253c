/** What had the focus goes with what is done; whoever works by keyboard then goes on at the content. */
export const fokusHalten = (): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('inhalt')?.focus()
  })
