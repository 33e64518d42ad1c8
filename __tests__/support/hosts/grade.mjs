// `node grade.mjs <folder of the observatory> <http port> <https port> <route>…` prints a grade for
// each route: the observatory's own tests and scores, run against a server on this machine.
const [folder, httpPort, httpsPort, ...routes] = process.argv.slice(2);
/** @param {string} file */
const load = (file) => import(`${folder}/src/${file}`);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const grades = [];
for (const path of routes) {
  const found = await retrieve('localhost', { httpPort, httpsPort, path });
  let [score, withoutExtra] = [100, 100];
  const deductions = [];
  for (const test of ALL_TESTS) {
    const { result } = test(found);
    const change = getScoreModifier(result);
    score += change;
    if (change < 0) {
      withoutExtra += change;
      deductions.push(result);
    }
  }
  const final = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : withoutExtra;
  grades.push({ path, ...getGradeForScore(final), deductions });
}
console.log(JSON.stringify(grades));
