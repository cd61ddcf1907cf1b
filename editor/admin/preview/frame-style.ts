/** Inline, because the preview renders into its own iframe, which the editor's stylesheet does not reach. */
export const frameStyle = `
  html, body { margin: 0; block-size: 100%; }
  .win-preview { position: fixed; inset: 0; display: flex; flex-direction: column; font: 14px/1.4 system-ui, sans-serif; background: #e9e9ef; color: #1c1b2e; }
  .win-tools { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 8px 10px; background: #fff; }
  .win-tools button { font: inherit; padding: 6px 12px; border: 1px solid #b9b8c9; border-radius: 6px; background: #fff; color: inherit; cursor: pointer; }
  .win-tools button[aria-pressed='true'] { background: #33297e; border-color: #33297e; color: #fff; }
  .win-tools a { margin-inline-start: auto; color: #33297e; }
  .win-today { display: inline-flex; gap: 6px; align-items: center; }
  .win-today input { font: inherit; padding: 4px 6px; border: 1px solid #b9b8c9; border-radius: 6px; }
  .win-preview-problem { font-weight: 700; }
  .win-note button { font: inherit; margin-inline-start: 8px; text-decoration: underline; border: 0; background: none; cursor: pointer; }
  .win-note { margin: 0; padding: 6px 12px; background: #fff3cf; }
  .win-quiet { background: #f4f4f8; color: #55546b; }
  .win-stage { flex: 1; min-block-size: 0; overflow: hidden; display: flex; justify-content: center; container-type: size; }
  .win-stage iframe { border: 0; background: #fff; }
  .win-phone iframe { inline-size: min(390px, 100%); block-size: 100%; }
  .win-desktop iframe { flex: none; inline-size: 1440px; block-size: calc(100cqb * 1440px / 100cqi); scale: calc(100cqi / 1440px); transform-origin: top center; }
`
