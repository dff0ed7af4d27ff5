# What computer players say at the table: each two ways, never the same twice in a row.

banter = { $line ->
    [apprentice-exact-1] Exactly! Did you see that?
    [apprentice-exact-2] To the last coin. I counted on my fingers.
    [apprentice-scoring-1] Did I really get that many?
    [apprentice-scoring-2] Wait till my master hears of this!
    [apprentice-steal-1] I have the most now? Me?
    [apprentice-steal-2] Sorry! I only wanted one more.
    [apprentice-robbed-1] Hey, I had the most of those!
    [apprentice-robbed-2] I looked away for one moment …
    [apprentice-won-1] I won? I won!
    [apprentice-won-2] May I stay up late tonight?
    [apprentice-lost-1] Well, I have learned a lot.
    [apprentice-lost-2] One more game? Please?
    [trader-exact-1] A fair price, fairly paid.
    [trader-exact-2] Not a coin too many. That is trade.
    [trader-scoring-1] Business is good today.
    [trader-scoring-2] Profit, my friends, profit.
    [trader-steal-1] Supply and demand, you know.
    [trader-steal-2] You were sitting on a good thing. Now I am.
    [trader-robbed-1] You drive a hard bargain.
    [trader-robbed-2] That goes on your bill.
    [trader-won-1] A pleasure doing business with you.
    [trader-won-2] Sold! To me.
    [trader-lost-1] You win some, you sell some.
    [trader-lost-2] A loss today. A discount tomorrow?
    [mason-exact-1] Fits like a cut stone.
    [mason-exact-2] Measured twice, paid once.
    [mason-scoring-1] Stone upon stone, it adds up.
    [mason-scoring-2] Good foundations, those.
    [mason-steal-1] I just keep building. It happens.
    [mason-steal-2] Mine stands a little higher now.
    [mason-robbed-1] I thought that sat firmly.
    [mason-robbed-2] Hm. I need more mortar.
    [mason-won-1] It stands. And it will stand.
    [mason-won-2] Now for something cold to drink.
    [mason-lost-1] Nicely built. I have to say so.
    [mason-lost-2] Well, the wall was good.
    [gardener-exact-1] Picked when it was ripe.
    [gardener-exact-2] Just enough water, just enough coin.
    [gardener-scoring-1] Look how everything blooms!
    [gardener-scoring-2] A fine harvest.
    [gardener-steal-1] Things do grow over the fence.
    [gardener-steal-2] Mine are in fuller bloom now.
    [gardener-robbed-1] Somebody has been picking my flowers.
    [gardener-robbed-2] Weeds! Nothing but weeds.
    [gardener-won-1] Patience bears fruit.
    [gardener-won-2] Come and sit in the shade with me.
    [gardener-lost-1] After winter comes spring.
    [gardener-lost-2] Your garden is the finer one today.
    [banker-exact-1] The books balance.
    [banker-exact-2] To the last coin, as it should be.
    [banker-scoring-1] Interest has been paid.
    [banker-scoring-2] A most satisfactory statement.
    [banker-steal-1] A small transfer in my favour.
    [banker-steal-2] I have called in that loan.
    [banker-robbed-1] I shall make a note of that.
    [banker-robbed-2] That was not in the budget.
    [banker-won-1] The balance speaks for itself.
    [banker-won-2] Sound investments, nothing more.
    [banker-lost-1] One writes it off.
    [banker-lost-2] Kindly do not tell my customers.
    [architect-exact-1] Exactly as drawn.
    [architect-exact-2] The plan allowed for that.
    [architect-scoring-1] The proportions are right.
    [architect-scoring-2] It all follows from the plan.
    [architect-steal-1] A slight change to the plans.
    [architect-steal-2] I had that drawn from the start.
    [architect-robbed-1] That was not in my drawing.
    [architect-robbed-2] Back to the drawing board.
    [architect-won-1] Built as designed.
    [architect-won-2] The first sketch was the right one.
    [architect-lost-1] Beautifully built, yours. Truly.
    [architect-lost-2] On paper I was ahead.
    [vizier-exact-1] Nothing wasted, nothing owed.
    [vizier-exact-2] As I foresaw.
    [vizier-scoring-1] The court is pleased.
    [vizier-scoring-2] All goes as I advised.
    [vizier-steal-1] I had my eye on it. And on you.
    [vizier-steal-2] Forgive me. It was too tempting.
    [vizier-robbed-1] So that was your plan. I see.
    [vizier-robbed-2] I shall remember this.
    [vizier-won-1] It was never in doubt. Well, once.
    [vizier-won-2] I shall tell the sultan of your courage.
    [vizier-lost-1] You hid your plans well.
    [vizier-lost-2] My advice: a return match.
    [master-exact-1] That is how it is done.
    [master-exact-2] Every coin has its place.
    [master-scoring-1] Years of practice, nothing else.
    [master-scoring-2] Watch, and learn.
    [master-steal-1] Patience. Then all at once.
    [master-steal-2] You left the gate open.
    [master-robbed-1] Well seen. Very well seen.
    [master-robbed-2] I have taught you too well.
    [master-won-1] You came closer than most.
    [master-won-2] A good game. Build on.
    [master-lost-1] Today I am the pupil.
   *[master-lost-2] Now I may rest. The trowel is yours.
}
banter-said = { $name }: { $text }
